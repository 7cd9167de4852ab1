import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
  void exactDateAndTime() {
    driver.get("http://localhost:3000/inputTypes");
    var date = driver.findElement(By.id("departure-date")).getText().split("-");
    var time = driver.findElement(By.id("departure-time")).getText().split(":");
    // The keys are in the order of en-US.
    var field = driver.findElement(By.id("departure"));
    field.sendKeys(date[1] + date[2] + date[0]);
    field.sendKeys(Keys.ARROW_RIGHT); // a year can have six digits
    field.sendKeys(String.format("%02d%sPM", Integer.parseInt(time[0]) - 12, time[1]));
    driver.findElement(By.id("check-departure")).click();
    driver.findElement(By.xpath("//*[@id='exact-date-and-time-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void range() {
    driver.get("http://localhost:3000/inputTypes");
    var wanted = driver.findElement(By.id("brightness-wanted")).getText();
    var steps = (Integer.parseInt(wanted) - 108) / 8;
    var key = steps < 0 ? Keys.ARROW_LEFT : Keys.ARROW_RIGHT;
    driver.findElement(By.id("brightness")).sendKeys(key.toString().repeat(Math.abs(steps)));
    driver.findElement(By.id("check-brightness")).click();
    driver.findElement(By.xpath("//*[@id='range-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void sixBoxes() {
    driver.get("http://localhost:3000/inputTypes");
    var digits = driver.findElement(By.id("code-wanted")).getText().replace(" ", "").split("");
    for (int index = 0; index < digits.length; index++) {
      driver.findElement(By.id("digit-" + (index + 1))).sendKeys(digits[index]);
    }
    driver.findElement(By.id("check-code")).click();
    driver.findElement(By.xpath("//*[@id='six-boxes-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void fileByName(@TempDir Path folder) throws Exception {
    driver.get("http://localhost:3000/inputTypes");
    var file = folder.resolve(driver.findElement(By.id("file-wanted")).getText());
    Files.writeString(file, "hello");
    driver.findElement(By.id("report")).sendKeys(file.toString());
    driver.findElement(By.id("check-file")).click();
    driver.findElement(By.xpath("//*[@id='file-by-name-outcome'][starts-with(., 'Done:')]"));
  }
}
