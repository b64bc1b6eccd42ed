/** The style sheets of the family's pages, in the order in which they build on one another. */

import '../../../styles/plain.css';
import '../../../styles/plain-parts.css';
import './styles/fortress.css';
import './styles/plan.css';
import './styles/arrows.css';
import './styles/vault.css';
import './styles/builder.css';
import './styles/lesson.css';
import './styles/layout.css';
import './styles/layout-phone.css';
