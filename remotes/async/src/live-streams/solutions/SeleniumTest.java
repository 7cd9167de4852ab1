import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

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
  void chat() {
    driver.get("http://localhost:3000/liveStreams");
    // The questions come slowly.
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(15));
    driver.findElement(By.id("join")).click();
    var messages = "//*[@id='chat-messages']/div";
    for (int number = 1; number <= 3; number++) {
      var question = "(" + messages + "[contains(., 'Please send me')])[" + number + "]";
      var text = driver.findElement(By.xpath(question)).getText();
      if (number == 2) {
        driver.findElement(By.xpath(messages + "[contains(., 'Are you still there?')]"));
      }
      var field = driver.findElement(By.id("message"));
      field.clear();
      field.sendKeys(text.replaceAll("(?s).* (\\S+)\\.$", "$1"));
      driver.findElement(By.id("message-submit")).click();
    }
    driver.findElement(By.xpath("//*[@id='chat-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void events() {
    driver.get("http://localhost:3000/liveStreams");
    // The alarm comes late.
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(15));
    driver.findElement(By.id("follow")).click();
    var alarm = By.xpath("//*[@id='events-list']/div[contains(., 'Alarm:')]");
    var word = driver.findElement(alarm).getText().replaceAll("(?s).*: ", "");
    driver.findElement(By.id("alarm-word")).sendKeys(word, Keys.ENTER);
    driver.findElement(By.xpath("//*[@id='events-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void words() {
    driver.get("http://localhost:3000/liveStreams");
    var word = driver.findElement(By.id("stop-word")).getText();
    var stop = driver.findElement(By.id("stop-story"));
    driver.findElement(By.id("tell-story")).click();
    var story = driver.findElement(By.id("story"));
    // The story goes on fast, so look every 10 ms.
    new WebDriverWait(driver, Duration.ofSeconds(15), Duration.ofMillis(10))
        .until(d -> story.getDomProperty("textContent").contains(word));
    stop.click();
    driver.findElement(By.xpath("//*[@id='words-outcome'][starts-with(., 'Done:')]"));
  }
}
