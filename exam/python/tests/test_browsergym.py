"""The environments for BrowserGym, against the exam at PLAYGROUND_EXAM."""

import unittest

try:
    import browsergym.core  # noqa: F401
    import gymnasium
except ImportError as error:
    raise unittest.SkipTest("browsergym-core is not installed: pip install 'playground-exam[browsergym]'.") from error

from playground_exam import Exam


class BrowserGym(unittest.TestCase):
    def make(self, task: str):
        import playground_exam.browsergym  # noqa: F401

        env = gymnasium.make(f"browsergym/playground.{task}", disable_env_checker=True)
        self.addCleanup(env.close)
        return env

    def test_rewards_input(self) -> None:
        env = self.make("counter.five")
        seen, info = env.reset()
        self.assertEqual("counter/five", info["task_info"]["task"])
        self.assertTrue(seen["goal"])
        # BrowserGym gives up a click after half a second.
        done, steps = False, 0
        while not done and steps < 20:
            steps += 1
            _, reward, done, _, info = env.step(f'click("{self.bid(env, "Increment")}")')
        self.assertEqual((1, True), (reward, done), info)
        run = Exam().report()["runs"][-1]
        self.assertEqual(("input", "browsergym"), (run["reachedBy"], run["tool"]))

    def bid(self, env, name: str) -> str:
        return env.unwrapped.page.get_by_role("button", name=name).get_attribute("bid")

    def test_gives_nothing_for_a_claim(self) -> None:
        env = self.make("counter.five")
        env.reset(seed=7)
        _, reward, done, _, info = env.step('send_msg_to_user("It is done.")')
        self.assertEqual((0, True, True), (reward, done, info["task_info"]["false_success"]))


if __name__ == "__main__":
    unittest.main()
