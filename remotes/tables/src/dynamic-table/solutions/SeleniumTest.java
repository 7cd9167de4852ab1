import static org.junit.jupiter.api.Assertions.assertEquals;

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
  void realName() {
    driver.get("http://localhost:3000/dynamicTable?seed=1");
    var name = driver.findElement(By.xpath("//tr[th='Black Widow']/td"));
    assertEquals("Natasha Romanoff", name.getText());
  }

  @Test
  void lastRow() {
    driver.get("http://localhost:3000/dynamicTable?seed=1");
    var superhero = driver.findElement(By.cssSelector("tbody tr:nth-child(8) th"));
    assertEquals("Superman", superhero.getText());
  }
}
