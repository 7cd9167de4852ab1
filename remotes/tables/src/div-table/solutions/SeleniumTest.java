import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
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
  void cell() {
    driver.get("http://localhost:3000/divTable");
    var row = driver.findElement(By.xpath("//*[@role='row'][*[@role='cell'][1]='jkl']"));
    var cell = row.findElement(By.cssSelector("[role=cell]:nth-child(3)"));
    assertEquals("pqr", cell.getText());
  }

  @Test
  void column() {
    driver.get("http://localhost:3000/divTable");
    var cells = driver.findElements(By.cssSelector("[role=row] > [role=cell]:nth-child(2)"));
    var texts = cells.stream().map(WebElement::getText).collect(Collectors.joining(", "));
    assertEquals("def, mno, vwx", texts);
  }
}
