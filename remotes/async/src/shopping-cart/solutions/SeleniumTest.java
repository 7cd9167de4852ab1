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
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

class SeleniumTest {
  ChromeDriver driver;
  WebDriverWait wait;

  @BeforeEach
  void open() {
    driver = new ChromeDriver();
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
    wait = new WebDriverWait(driver, Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void subtotal() {
    driver.get("http://localhost:3000/shoppingCart?seed=1");
    driver.findElement(By.id("term")).sendKeys("tea", Keys.ENTER);
    // Prices change on each visit, so read them from the page. Cents avoid rounding errors.
    var prices =
        driver.findElements(By.cssSelector("ul[aria-label=Products] span")).stream()
            .map(price -> Integer.parseInt(price.getText().replaceAll("\\D", "")))
            .toList();

    for (var name : List.of("The Best tea Ever Made", "tea #2 you NEED this one!")) {
      driver.findElement(By.cssSelector("[aria-label='Add to cart: " + name + "']")).click();
    }
    driver.findElement(By.xpath("//button[.='Cart (2)']")).click();
    new Select(driver.findElement(By.id("quantity-2"))).selectByVisibleText("3");
    var cents = prices.get(0) + 3 * prices.get(1);
    var subtotal = String.format("Subtotal: $%d.%02d", cents / 100, cents % 100);
    wait.until(
        ExpectedConditions.textToBe(By.cssSelector("section[aria-label=Cart] output"), subtotal));
  }

  @Test
  void removed() {
    // A seed fixes the prices.
    driver.get("http://localhost:3000/shoppingCart?seed=1");
    driver.findElement(By.id("term")).sendKeys("coffee", Keys.ENTER);
    driver.findElements(By.cssSelector("[aria-label^='Add to cart']")).forEach(WebElement::click);
    driver.findElement(By.xpath("//button[.='Cart (3)']")).click();
    var remove = By.cssSelector("[aria-label='Remove from cart: coffee #2 you NEED this one!']");
    driver.findElement(remove).click();

    driver.findElement(By.xpath("//button[.='Cart (2)']"));
    var items = driver.findElements(By.cssSelector("section[aria-label=Cart] h2"));
    assertEquals(
        List.of("The Best coffee Ever Made", "coffee - You Won't Believe This One!"),
        items.stream().map(WebElement::getText).toList());
    var subtotal = driver.findElement(By.cssSelector("section[aria-label=Cart] output"));
    assertEquals("Subtotal: $471.01", subtotal.getText());
  }
}
