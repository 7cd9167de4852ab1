import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
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
  void oneOfEach() {
    driver.get("http://localhost:3000/checkbox");
    driver.findElement(By.id("second")).click();
    driver.findElement(By.xpath("//label[.='1']")).click();
    assertFalse(driver.findElement(By.id("first")).isSelected());
    assertTrue(driver.findElement(By.id("second")).isSelected());
    assertTrue(driver.findElement(By.id("one")).isSelected());
    assertFalse(driver.findElement(By.id("two")).isSelected());
  }
}
