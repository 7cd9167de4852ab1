import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.Select;

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
  void menus() {
    driver.get("http://localhost:3000/dropdowns");
    driver.findElement(By.id("simple-dropdown")).click();
    var menu = driver.findElement(By.id("simple-dropdown-menu"));
    menu.findElement(By.xpath("./button[.='Another action']")).click();
    driver.findElement(By.id("split-dropdown")).click();
    var splitMenu = driver.findElement(By.id("split-dropdown-menu"));
    splitMenu.findElement(By.xpath("./button[.='Something else here']")).click();
    var chosen = driver.findElements(By.cssSelector("main dd"));
    assertEquals(
        List.of("Another action", "Something else here", "None", "None", "None"),
        chosen.stream().map(WebElement::getText).toList());
  }

  @Test
  void lists() {
    driver.get("http://localhost:3000/dropdowns");
    new Select(driver.findElement(By.id("simple-select"))).selectByVisibleText("Two");
    new Select(driver.findElement(By.id("single-list-select"))).selectByVisibleText("One");
    var multiple = new Select(driver.findElement(By.id("multiple-list-select")));
    multiple.selectByVisibleText("One");
    multiple.selectByVisibleText("Three");
    var chosen = driver.findElements(By.cssSelector("main dd"));
    assertEquals(
        List.of("None", "None", "Two", "One", "One, Three"),
        chosen.stream().map(WebElement::getText).toList());
  }
}
