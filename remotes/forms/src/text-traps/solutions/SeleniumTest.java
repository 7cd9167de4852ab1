import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;

class SeleniumTest {
  ChromeDriver driver;

  @BeforeEach
  void open() {
    driver = new ChromeDriver();
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
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
    driver.findElement(By.xpath("//*[@id='non-breaking-spaces-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void zeroWidthSpaces() {
    driver.get("http://localhost:3000/textTraps");
    var text = driver.findElement(By.id("zero-width-spaces-ticket")).getText();
    var field = driver.findElement(By.id("zero-width-spaces-answer"));
    field.sendKeys(text.replace("\u200b", ""), Keys.ENTER);
    driver.findElement(By.xpath("//*[@id='zero-width-spaces-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void caseByStyle() {
    driver.get("http://localhost:3000/textTraps");
    var word = driver.findElement(By.id("case-by-style-wanted")).getText();
    var buttons = driver.findElements(By.cssSelector("#case-by-style button")).stream();
    // The text has the case that the style makes.
    buttons.filter(button -> button.getText().equals(word)).findFirst().orElseThrow().click();
    driver.findElement(By.xpath("//*[@id='case-by-style-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void textByBefore() {
    driver.get("http://localhost:3000/textTraps");
    var words = driver.findElement(By.id("text-by-before-wanted")).getText();
    for (var button : driver.findElements(By.cssSelector("#text-by-before button"))) {
      // The text has nothing of ::before, but the accessible name has.
      if (button.getAccessibleName().equals(words)) button.click();
    }
    driver.findElement(By.xpath("//*[@id='text-by-before-outcome'][starts-with(., 'Done:')]"));
  }
}
