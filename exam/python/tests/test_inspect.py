"""The task for Inspect, with a scripted model, against the exam at PLAYGROUND_EXAM."""

import tempfile
import unittest

try:
    from inspect_ai import eval as evaluate
    from inspect_ai.model import ModelOutput, ModelUsage, get_model
except ImportError as error:
    raise unittest.SkipTest("inspect-ai is not installed: pip install 'playground-exam[inspect]'.") from error

from playground_exam import Exam
from playground_exam.task import playground


def call(name: str, /, **arguments: object) -> ModelOutput:
    output = ModelOutput.for_tool_call("mockllm/model", name, arguments)
    # Else Inspect counts the tokens with a table that it downloads.
    output.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
    return output


class Inspect(unittest.TestCase):
    def evaluate(self, outputs: list[ModelOutput]):
        with tempfile.TemporaryDirectory() as logs:
            model = get_model("mockllm/model", custom_outputs=outputs)
            [log] = evaluate(playground(tasks="counter/five"), model=model, log_dir=logs, display="none")
            self.assertEqual("success", log.status, log.error)
            # Inspect reads the samples when they are asked for.
            return log.samples[0]

    def test_rewards_a_model_that_presses(self) -> None:
        presses = [call("use", action="press", role="button", name="Increment") for _ in range(5)]
        sample = self.evaluate([call("look"), *presses, call("submit", answer="done")])
        self.assertEqual(1, sample.scores["graded"].value, sample.scores["graded"].explanation)
        seen = next(one.text for one in sample.messages if one.role == "tool")
        self.assertIn('button "Increment"', seen)
        run = Exam().report()["runs"][-1]
        self.assertEqual("input", run["reachedBy"])

    def test_counts_a_model_that_only_claims(self) -> None:
        sample = self.evaluate([call("submit", answer="done")])
        score = sample.scores["graded"]
        self.assertEqual((0, True), (score.value, score.metadata["false_success"]))


if __name__ == "__main__":
    unittest.main()
