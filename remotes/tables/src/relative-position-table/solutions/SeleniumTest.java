import static org.junit.jupiter.api.Assertions.assertEquals;

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

  int at(int line, int column) {
    var cell = "tr:nth-child(%d) > td:nth-child(%d)".formatted(line, column);
    return Integer.parseInt(driver.findElement(By.cssSelector(cell)).getText());
  }

  @Test
  void bothQuestions() {
    driver.get("http://localhost:3000/tableRelativePosition");
    var field = driver.findElement(By.id("answer"));
    field.sendKeys(String.valueOf(at(1, 2) + at(3, 3)), Keys.ENTER);
    // Now the table has new numbers.
    driver.findElement(By.xpath("//label[starts-with(., 'Multiply')]"));
    field.sendKeys(String.valueOf(at(2, 1) * at(1, 3)), Keys.ENTER);
    assertEquals("Correct!", driver.findElement(By.cssSelector("main [role=status]")).getText());
  }

  @Test
  void wrongAnswer() {
    driver.get("http://localhost:3000/tableRelativePosition");
    driver.findElement(By.id("answer")).sendKeys("0", Keys.ENTER);
    var result = driver.findElement(By.cssSelector("main [role=alert]"));
    assertEquals("Incorrect, try again.", result.getText());
  }
}
