import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
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
  void hover() {
    driver.get("http://localhost:3000/mouseHover");
    var button = driver.findElement(By.xpath("//button[normalize-space()='Hover over me']"));
    new Actions(driver).moveToElement(button).perform();
    var text = driver.findElement(By.cssSelector("main [role=status]"));
    assertEquals("This text is now visible!", text.getText());
    new Actions(driver).moveToElement(driver.findElement(By.cssSelector("h1"))).perform();
    new WebDriverWait(driver, Duration.ofSeconds(5)).until(ExpectedConditions.stalenessOf(text));
  }

  @Test
  void focus() {
    driver.get("http://localhost:3000/mouseHover");
    var button = driver.findElement(By.xpath("//button[normalize-space()='Hover over me']"));
    while (!driver.switchTo().activeElement().equals(button)) {
      new Actions(driver).sendKeys(Keys.TAB).perform();
    }
    var text = driver.findElement(By.cssSelector("main [role=status]"));
    assertEquals("This text is now visible!", text.getText());
  }
}
