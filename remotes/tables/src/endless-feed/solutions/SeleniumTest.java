import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.ExpectedConditions;
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
  void toTheEnd() {
    driver.get("http://localhost:3000/endlessFeed");
    for (var last = 20; last <= 120; last += 20) {
      // The implicit wait lasts until the batch has loaded.
      var post = driver.findElement(By.id("long-" + last));
      driver.executeScript("arguments[0].scrollIntoView({ block: 'end' })", post);
    }
    driver.findElement(By.id("long-120-like")).click();
    driver.findElement(By.xpath("//*[@id='to-the-end-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void findThePost() {
    driver.get("http://localhost:3000/endlessFeed");
    driver.findElement(By.cssSelector("#button-feed article"));
    driver.manage().timeouts().implicitlyWait(Duration.ZERO);
    var posts = By.cssSelector("#button-feed article");
    var like =
        By.xpath("//*[@id='button-feed']//article[h3[contains(., 'by Ottilie Brandt')]]//button");
    var wait = new WebDriverWait(driver, Duration.ofSeconds(5));
    while (driver.findElements(like).isEmpty()) {
      var count = driver.findElements(posts).size();
      driver.findElement(By.id("load-more")).click();
      wait.until(ExpectedConditions.numberOfElementsToBeMoreThan(posts, count));
    }
    driver.findElement(like).click();
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
    driver.findElement(By.xpath("//*[@id='find-the-post-outcome'][starts-with(., 'Done:')]"));
  }
}
