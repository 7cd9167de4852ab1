import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Rectangle;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.ExpectedConditions;
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
  void menuAtTheEndOfTheBody() {
    driver.get("http://localhost:3000/customSelects");
    var city = driver.findElement(By.id("city-wanted")).getText();
    driver.findElement(By.id("city-control")).click();
    var menu = driver.findElement(By.id("city-menu"));
    var name = ".//*[@role='option'][normalize-space()='" + city + "']";
    var option = menu.findElement(By.xpath(name));
    // The menu grows as it opens. Until it is still, a click arrives at another option.
    var before = new AtomicReference<Rectangle>();
    wait.until(
        d -> {
          var now = option.getRect();
          return now.equals(before.getAndSet(now));
        });
    option.click();
    driver.findElement(
        By.xpath("//*[@id='menu-at-the-end-of-the-body-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void optionsComeLate() {
    driver.get("http://localhost:3000/customSelects");
    var drink = driver.findElement(By.id("drink-wanted")).getText();
    driver.findElement(By.id("drink")).click();
    var menu = driver.findElement(By.id("drink-menu"));
    var name = ".//*[@role='option'][normalize-space()='" + drink + "']";
    menu.findElement(By.xpath(name)).click(); // waits until the options come
    driver.findElement(By.xpath("//*[@id='options-come-late-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void tenThousandOptions() {
    driver.get("http://localhost:3000/customSelects");
    var locker = driver.findElement(By.id("locker-wanted")).getText();
    driver.findElement(By.id("locker")).sendKeys(locker, Keys.ENTER);
    driver.findElement(
        By.xpath("//*[@id='ten-thousand-options-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void severalChoices() {
    driver.get("http://localhost:3000/customSelects");
    var wanted = driver.findElement(By.id("toppings-wanted")).getText().split(", ");
    var field = driver.findElement(By.id("toppings-ts-control"));
    field.sendKeys(Keys.BACK_SPACE, Keys.BACK_SPACE); // removes both tags
    var options = By.cssSelector("#toppings-ts-dropdown [role=option]");
    for (var topping : wanted) {
      field.sendKeys(topping); // typing opens the menu
      // The list is filtered a moment after the typing, and its options move then.
      wait.until(ExpectedConditions.numberOfElementsToBe(options, 1));
      driver.findElement(options).click();
    }
    // The open menu covers the button.
    var menu = driver.findElement(By.id("toppings-ts-dropdown"));
    wait.until(ExpectedConditions.invisibilityOf(menu));
    driver.findElement(By.id("confirm-toppings")).click();
    driver.findElement(By.xpath("//*[@id='several-choices-outcome'][starts-with(., 'Done:')]"));
  }
}
