"""Browser tests wait for what one sees: no line of them waits for a time, and what is seen hears its keys at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BROWSER, PAGES = ROOT / "tests" / "browser", ROOT / "web" / "src"
BY_THE_CLOCK = re.compile(
    r"wait_for_timeout|\bsleep\(|setTimeout|monotonic|perf_counter|--last-failed|flaky|reruns"
)
NO_FUNCTION = re.compile(r"""wait_for_function\(\s*(["'])(?!.*=>)""")
"""Text that is no function is evaluated by the page once more if it does not hold at once, which its policy forbids."""
REASON = re.compile(r"#\s+\w+ \w+")


def waits(text: str) -> list[str]:
    """The lines that wait for a time and give no reason for it at their end."""
    lines = [line.strip() for line in text.splitlines()]
    return [line for line in lines if BY_THE_CLOCK.search(line.partition("#")[0]) and not REASON.search(line)]


@pytest.mark.parametrize("path", sorted(BROWSER.glob("*.py")), ids=lambda path: path.stem)
def test_no_browser_test_waits_by_the_clock(path: Path) -> None:
    assert waits(path.read_text(encoding="utf-8")) == []


def test_a_wait_by_the_clock_is_found_and_a_reason_excuses_it() -> None:
    text = "page.wait_for_timeout(300)\ntime.sleep(1)\ntime.sleep(1)  # polls a file\n# setTimeout is told of\npage.click()"
    assert waits(text) == ["page.wait_for_timeout(300)", "time.sleep(1)"]


def test_a_clock_that_a_test_sets_goes_with_its_context() -> None:
    """`Person.clock` keeps others from getting the context; the clock of a page is that of its whole context."""
    found = [path.name for path in BROWSER.glob("*.py") if "page.clock" in path.read_text(encoding="utf-8")]
    assert found == []


def test_what_is_waited_for_is_a_function() -> None:
    late = [
        path.name for path in BROWSER.glob("*.py") if NO_FUNCTION.search(path.read_text(encoding="utf-8"))
    ]
    assert late == []
    assert NO_FUNCTION.search('page.wait_for_function("window.moments.length")')
    assert not NO_FUNCTION.search('page.wait_for_function("() => window.moments.length")')


def test_keys_are_heard_from_the_moment_at_which_the_page_is_seen() -> None:
    """An effect of Preact runs some frames after a page is drawn: a key pressed by then would be lost or mean what was there before."""
    late: list[str] = []
    for path in sorted([*PAGES.rglob("*.ts"), *PAGES.rglob("*.tsx")]):
        before, *listens = path.read_text(encoding="utf-8").split("addEventListener('keydown'")
        for text in listens:
            if before.rfind("useEffect(") > before.rfind("useLayoutEffect("):
                late.append(str(path.relative_to(ROOT)))
            before += text
    assert late == []


def test_what_listens_for_a_page_is_opened_before_the_page_is_seen() -> None:
    """A controller that hears keys itself is opened by a page, which must do so as early."""
    pages = {path: path.read_text(encoding="utf-8") for path in PAGES.rglob("*.ts*")}
    hears = {path for path, text in pages.items() if "addEventListener('keydown'" in text}
    controllers = {path for path in hears if "Effect(" not in pages[path]}
    late = [
        str(page.relative_to(ROOT))
        for page, text in pages.items()
        if any(f"from './{one.stem}'" in text and one.parent == page.parent for one in controllers)
        and "useEffect(() => controller.open()" in text
    ]
    assert len(controllers) > 0
    assert late == []
