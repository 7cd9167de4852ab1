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

    def test_a_run_that_is_ended_counts_as_failed(self) -> None:
        exam = Exam()
        with exam.start("counter/five", tool="python, ended") as run:
            self.assertFalse(run.look())
        self.assertEqual({"runs": 1, "reward": 0, "falseSuccesses": 0}, exam.report()["byTool"]["python, ended"])

    def test_raises_the_message_of_the_exam(self) -> None:
        with self.assertRaisesRegex(ExamError, "404: The exam has no task none"):
            Exam().start("none")
        with self.assertRaisesRegex(ExamError, "400"):
            Exam().start("counter/five", seed="../x")

    def test_names_an_exam_that_is_not_there(self) -> None:
        with self.assertRaisesRegex(ExamError, "There is no exam at http://127.0.0.1:9"):
            Exam("http://127.0.0.1:9").tasks()


if __name__ == "__main__":
    unittest.main()
