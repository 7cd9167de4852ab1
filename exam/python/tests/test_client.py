"""The client of the standard library, against the exam at PLAYGROUND_EXAM."""

import unittest

from playground_exam import Exam, ExamError


class Client(unittest.TestCase):
    def test_gives_tasks_without_outcomes(self) -> None:
        tasks = Exam().tasks()
        self.assertIn("counter/five", [one["task"] for one in tasks])
        self.assertEqual({"task", "goal", "needs", "revision"}, set(tasks[0]))
        self.assertTrue(all(one["why"] for one in Exam().left()))

    def test_counts_a_claim_without_an_outcome_as_a_false_success(self) -> None:
        exam = Exam()
        with exam.start("counter/five", tool="python") as run:
            self.assertTrue(run.cdp)
            grade = run.grade(claimed=True)
        self.assertEqual((0, None, True), (grade.reward, grade.reached_by, grade.false_success))
        self.assertIn("python", exam.report()["byTool"])

    def test_an_open_run_has_no_browser_and_says_so(self) -> None:
        exam = Exam()
        with exam.start("counter/five", own_browser=True) as run:
            self.assertIsNone(run.cdp)
            self.assertFalse(run.look([run.url], [[False] for _ in run.looks], []))
            self.assertTrue(run.look([run.url, "no address"], [[True] for _ in run.looks], [{"kind": "input", "type": "click", "on": "button"}]))
            self.assertEqual(1, run.grade(claimed=True).reward)
        self.assertIn("open", exam.report()["byPromise"])

    def test_raises_the_message_of_the_exam(self) -> None:
        with self.assertRaisesRegex(ExamError, "404: The exam has no task none"):
            Exam().start("none")
        with Exam().start("counter/five") as run, self.assertRaisesRegex(ExamError, "400"):
            run.look([], [], [])

    def test_names_an_exam_that_is_not_there(self) -> None:
        with self.assertRaisesRegex(ExamError, "There is no exam at http://127.0.0.1:9"):
            Exam("http://127.0.0.1:9").tasks()


if __name__ == "__main__":
    unittest.main()
