import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
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
  void cell() {
    driver.get("http://localhost:3000/businessGrid");
    var product = driver.findElement(By.id("cell-product")).getText();
    var week = driver.findElement(By.id("cell-week")).getText().replace("Week ", "");
    // Rows and columns out of view have no cells. Each row is 36 pixels high.
    driver.findElement(By.cssSelector("#products-grid [row-id='P-0001']"));
    var left = 95 * Integer.parseInt(week);
    var top = 36 * (Integer.parseInt(product.replace("P-", "")) - 2);
    var grid = driver.findElement(By.cssSelector("#products-grid .ag-grid-viewport"));
    driver.executeScript("arguments[0].scrollTo(arguments[1], arguments[2])", grid, left, top);
    var number = "#products-grid [row-id='%s'] [col-id='week-%s']".formatted(product, week);
    var cell = driver.findElement(By.cssSelector(number));
    var pieces = cell.getDomProperty("textContent");
    driver.findElement(By.id("pieces-sold")).sendKeys(pieces, Keys.ENTER);
    driver.findElement(By.xpath("//*[@id='cell-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void edit() {
    driver.get("http://localhost:3000/businessGrid");
    var delivery = driver.findElement(By.id("edit-delivery")).getText();
    var row = Integer.parseInt(delivery.replace("D-", ""));
    var pieces = driver.findElement(By.id("edit-pieces")).getText();
    driver.findElement(By.cssSelector("#edit-grid [row-id='D-0001']"));
    // Tab leads to the header of the grid, and the first digit begins the edit.
    driver.findElement(By.id("number-of-rows-submit")).sendKeys(Keys.TAB);
    var down = Keys.ARROW_DOWN.toString().repeat(row);
    new Actions(driver)
        .sendKeys(down, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, pieces, Keys.ENTER)
        .perform();
    driver.findElement(By.xpath("//*[@id='edit-outcome'][starts-with(., 'Done:')]"));
  }
}
