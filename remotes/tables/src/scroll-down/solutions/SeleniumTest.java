import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

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
  void lastStatement() {
    driver.get("http://localhost:3000/scrollDown");
    var statement = driver.findElement(By.xpath("//p[contains(., 'Jabuticaba')]"));
    new Actions(driver).scrollToElement(statement).perform();
    assertEquals("Jabuticaba grows on the trunk itself.", statement.getText());
  }
}
