import static org.junit.jupiter.api.Assertions.assertEquals;

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
  void threeButtons() {
    var wait = new WebDriverWait(driver, Duration.ofSeconds(5));
    driver.get("http://localhost:3000/shadowDom");
    var first = driver.findElement(By.cssSelector("#in-the-page button"));
    first.click();
    wait.until(ExpectedConditions.textToBePresentInElement(first, "First button"));
    var second =
        driver
            .findElement(By.id("second-button-host"))
            .getShadowRoot()
            .findElement(By.cssSelector("button"));
    second.click();
    wait.until(ExpectedConditions.textToBePresentInElement(second, "Second button"));
    var third =
        driver
            .findElement(By.id("third-button-host"))
            .getShadowRoot()
            .findElement(By.cssSelector("button"));
    third.click();
    wait.until(ExpectedConditions.textToBePresentInElement(third, "Third button"));
  }

  @Test
  void innermostText() {
    driver.get("http://localhost:3000/shadowDom");
    var first = driver.findElement(By.id("first-level-host")).getShadowRoot();
    var second = first.findElement(By.cssSelector("#second-level-host")).getShadowRoot();
    var third = second.findElement(By.cssSelector("#third-level-host")).getShadowRoot();
    var innermost = third.findElement(By.cssSelector("div"));
    assertEquals("Text of the third level", innermost.getText());
  }
}
