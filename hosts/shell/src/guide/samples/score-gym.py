# pip install './exam/python[browsergym]' && playwright install chromium
import gymnasium
import playground_exam.browsergym  # Registers the tasks of the exam that runs.
from playground_exam import Exam

env = gymnasium.make("browsergym/playground.counter.five")
seen, _ = env.reset()
print(seen["goal"])
done = False
while not done:  # BrowserGym gives up a click after half a second, so it may take more than five.
    # Your agent finds out this number from seen["axtree_object"].
    bid = env.unwrapped.page.get_by_role("button", name="Increment").get_attribute("bid")
    seen, reward, done, _, info = env.step(f"click('{bid}')")
print(reward, info["task_info"])
env.close()
print(Exam().report()["total"])
