import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

class SeleniumTest {
  ChromeDriver driver;
  WebDriverWait wait;

  @BeforeEach
  void open() {
    driver = new ChromeDriver();
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
    wait = new WebDriverWait(driver, Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void nonBreakingSpaces() {
    driver.get("http://localhost:3000/textTraps");
    var words = driver.findElement(By.id("non-breaking-spaces-wanted")).getText();
    // normalize-space() does not fold non-breaking spaces.
    var button = "//button[translate(., '\u00a0', ' ')='" + words + "']";
    driver.findElement(By.xpath(button)).click();
    var outcome = By.id("non-breaking-spaces-outcome");
    wait.until(ExpectedConditions.textToBePresentInElementLocated(outcome, "Done:"));
  }

  @Test
  void zeroWidthSpaces() {
    driver.get("http://localhost:3000/textTraps");
    var text = driver.findElement(By.id("zero-width-spaces-ticket")).getText();
    var field = driver.findElement(By.id("zero-width-spaces-answer"));
    field.sendKeys(text.replace("\u200b", ""), Keys.ENTER);
    var outcome = By.id("zero-width-spaces-outcome");
    wait.until(ExpectedConditions.textToBePresentInElementLocated(outcome, "Done:"));
  }

  @Test
  void caseByStyle() {
    driver.get("http://localhost:3000/textTraps");
    var word = driver.findElement(By.id("case-by-style-wanted")).getText();
    var buttons = driver.findElements(By.cssSelector("#case-by-style button")).stream();
    // The text has the case that the style makes.
    buttons.filter(button -> button.getText().equals(word)).findFirst().orElseThrow().click();
    var outcome = By.id("case-by-style-outcome");
    wait.until(ExpectedConditions.textToBePresentInElementLocated(outcome, "Done:"));
  }

  @Test
  void textByBefore() {
    driver.get("http://localhost:3000/textTraps");
    var words = driver.findElement(By.id("text-by-before-wanted")).getText();
    for (var button : driver.findElements(By.cssSelector("#text-by-before button"))) {
      // The text has nothing of ::before, but the accessible name has.
      if (button.getAccessibleName().equals(words)) button.click();
    }
    var outcome = By.id("text-by-before-outcome");
    wait.until(ExpectedConditions.textToBePresentInElementLocated(outcome, "Done:"));
  }
}
