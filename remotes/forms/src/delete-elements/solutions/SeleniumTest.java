import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
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
  void exchange() {
    driver.get("http://localhost:3000/deleteElements");
    driver.findElement(By.cssSelector("button[aria-label='Delete Element 2']")).click();
    driver.findElement(By.id("new-element")).sendKeys("Guarana", Keys.ENTER);
    driver.findElement(By.xpath("//main//li[.='Guarana']"));
    var items = driver.findElements(By.cssSelector("main li"));
    assertEquals(
        List.of("Element 1", "Element 3", "Guarana"),
        items.stream().map(WebElement::getText).toList());
  }

  @Test
  void none() {
    driver.get("http://localhost:3000/deleteElements");
    for (var name : List.of("Element 1", "Element 2", "Element 3")) {
      driver.findElement(By.cssSelector("button[aria-label='Delete " + name + "']")).click();
    }
    var message = driver.findElement(By.cssSelector("main [role=status]"));
    assertEquals(
        "No elements to display. Add some using the input above.", message.getText());
  }

  @Test
  void blank() {
    driver.get("http://localhost:3000/deleteElements");
    driver.findElement(By.id("new-element")).sendKeys("   ", Keys.ENTER);
    var warning = driver.findElement(By.cssSelector("main [role=alert]"));
    assertEquals("Please enter a valid element name.", warning.getText());
  }
}
