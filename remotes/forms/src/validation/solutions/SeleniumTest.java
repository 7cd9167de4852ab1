import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.regex.Pattern;
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

  @Test
  void browsersOwnMessage() {
    driver.get("http://localhost:3000/validation");
    var guests = driver.findElement(By.id("guests"));
    guests.sendKeys(driver.findElement(By.id("guests-asked")).getText());
    driver.findElement(By.id("book-table")).click();
    var message = guests.getDomProperty("validationMessage");
    driver.findElement(By.id("its-message")).sendKeys(message, Keys.ENTER);
    driver.findElement(
        By.xpath("//*[@id='browsers-own-message-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void nameTaken() {
    driver.get("http://localhost:3000/validation");
    var user = driver.findElement(By.id("user"));
    user.sendKeys(driver.findElement(By.id("user-given")).getText(), Keys.ENTER);
    var alert = driver.findElement(By.id("user-problem")).getText(); // waits for the server
    var free = Pattern.compile("taken\\. ‘(.+)’ is free").matcher(alert);
    assertTrue(free.find(), alert);
    user.clear();
    user.sendKeys(free.group(1), Keys.ENTER);
    driver.findElement(By.xpath("//*[@id='name-taken-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void enabledAfterThreeSeconds() {
    driver.get("http://localhost:3000/validation");
    var word = driver.findElement(By.id("word-given")).getText();
    driver.findElement(By.id("message")).sendKeys(word);
    // isEnabled() does not know aria-disabled.
    driver.findElement(By.cssSelector("#post-message[aria-disabled=false]")).click();
    driver.findElement(
        By.xpath("//*[@id='enabled-after-three-seconds-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void checkedWhileTyping() {
    driver.get("http://localhost:3000/validation");
    var name = driver.findElement(By.id("team-name-given")).getText();
    var field = driver.findElement(By.id("team-name"));
    field.sendKeys(name);
    var answer = "//ul[@id='answers']/li[starts-with(., '‘%s’ is %s')]";
    var taken = driver.findElement(By.xpath(answer.formatted(name, "taken"))).getText();
    var free = taken.replaceAll(".*taken\\. ‘(.+)’ is free.*", "$1");
    field.sendKeys(free.substring(name.length()));
    driver.findElement(By.xpath(answer.formatted(free, "free")));
    driver.findElement(By.id("take-name")).click();
    driver.findElement(
        By.xpath("//*[@id='checked-while-typing-outcome'][starts-with(., 'Done:')]"));
  }
}
