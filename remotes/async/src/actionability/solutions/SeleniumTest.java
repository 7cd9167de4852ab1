import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementClickInterceptedException;
import org.openqa.selenium.Rectangle;
import org.openqa.selenium.chrome.ChromeDriver;
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
  void attached() {
    driver.get("http://localhost:3000/actionability");
    driver.findElement(By.id("start-attached")).click();
    driver.findElement(By.id("attached-target")).click(); // waits for the new button
    driver.findElement(By.xpath("//*[@id='attached-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void editable() {
    driver.get("http://localhost:3000/actionability");
    driver.findElement(By.id("start-editable")).click();
    var word = driver.findElement(By.id("editable-word")).getText();
    // Waits until the field is not read-only.
    driver.findElement(By.cssSelector("#editable-target:read-write")).sendKeys(word);
    driver.findElement(By.xpath("//*[@id='editable-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void still() {
    driver.get("http://localhost:3000/actionability");
    driver.findElement(By.id("start-still")).click();
    var target = driver.findElement(By.id("still-target"));
    var before = new AtomicReference<Rectangle>();
    wait.until(
        d -> {
          var now = target.getRect();
          return now.equals(before.getAndSet(now));
        });
    target.click();
    driver.findElement(By.xpath("//*[@id='still-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void onTop() {
    driver.get("http://localhost:3000/actionability");
    driver.findElement(By.id("start-on-top")).click();
    var target = driver.findElement(By.id("on-top-target"));
    // The driver refuses to click while something else would take the click.
    wait.ignoring(ElementClickInterceptedException.class)
        .until(
            d -> {
              target.click();
              return true;
            });
    driver.findElement(By.xpath("//*[@id='on-top-outcome'][starts-with(., 'Done:')]"));
  }
}
