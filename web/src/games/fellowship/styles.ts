/** The style sheets of the table, in the order in which they build on one another. */

import '../../../styles/plain.css';
import '../../../styles/plain-parts.css';
import './styles/cards.css';
import './styles/tiles.css';
import './styles/chips.css';
import './styles/frames.css';
import './styles/line.css';
import './styles/bar.css';
import './styles/answers.css';
import './styles/table.css';
import './styles/partners.css';
import './styles/rail.css';
import './styles/replay.css';
import './styles/talk.css';
import './styles/odds.css';
import './styles/why.css';
import './styles/layout.css';
import './styles/layout-phone.css';
import './styles/places.css';
import './styles/layout-landscape.css';
import './styles/motion.css';
import './styles/scenes.css';
