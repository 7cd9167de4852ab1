import java.time.Duration;
import java.util.regex.Pattern;
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

  void switchToNewWindow() {
    var page = driver.getWindowHandle();
    new WebDriverWait(driver, Duration.ofSeconds(10))
        .until(ExpectedConditions.numberOfWindowsToBe(2));
    for (var handle : driver.getWindowHandles()) {
      if (!handle.equals(page)) driver.switchTo().window(handle);
    }
  }

  @Test
  void newTab() {
    driver.get("http://localhost:3000/windows");
    var page = driver.getWindowHandle();
    driver.findElement(By.id("open-word")).click();
    switchToNewWindow();
    var word = driver.findElement(By.id("word")).getText();
    driver.switchTo().window(page);
    driver.findElement(By.id("tab-word")).sendKeys(word);
    driver.findElement(By.id("check-word")).click();
    driver.findElement(By.xpath("//*[@id='new-tab-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void answeringPopup() {
    driver.get("http://localhost:3000/windows");
    var page = driver.getWindowHandle();
    driver.findElement(By.id("open-sum")).click();
    switchToNewWindow();
    // Both messages have arrived.
    var question =
        driver.findElement(By.xpath("//*[@role='status'][starts-with(., 'How much')]")).getText();
    var numbers = Pattern.compile("\\d+").matcher(question).results();
    var sum = numbers.mapToInt(number -> Integer.parseInt(number.group())).sum();
    driver.findElement(By.id("sum")).sendKeys(String.valueOf(sum));
    driver.findElement(By.id("answer")).click();
    driver.switchTo().window(page);
    driver.findElement(By.xpath("//*[@id='answering-popup-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void closingWindow() {
    driver.get("http://localhost:3000/windows");
    var page = driver.getWindowHandle();
    driver.findElement(By.id("open-errand")).click();
    switchToNewWindow();
    driver.findElement(By.id("finish")).click();
    driver.switchTo().window(page);
    driver.findElement(By.xpath("//*[@id='closing-window-outcome'][starts-with(., 'Done:')]"));
  }
}
