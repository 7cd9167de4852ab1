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
  void twoLines() {
    driver.get("http://localhost:3000/textareaMultiline");
    driver.findElement(By.id("your-text")).sendKeys("one", Keys.ENTER, "two");
    wait.until(ExpectedConditions.textToBe(By.cssSelector("main output"), "Characters: 7"));
  }

  @Test
  void family() {
    driver.get("http://localhost:3000/textareaMultiline");
    driver.findElement(By.id("your-text")).sendKeys("👩‍👩‍👧");
    wait.until(ExpectedConditions.textToBe(By.cssSelector("main output"), "Characters: 1"));
  }
}
