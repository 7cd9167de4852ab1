import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
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
  void paintedButtons() {
    driver.get("http://localhost:3000/canvas");
    var board = driver.findElement(By.id("painted-board"));
    // Offsets start at the centre of the element.
    var left = board.getSize().width / 2;
    var top = board.getSize().height / 2;
    for (var y : List.of(40, 116)) {
      for (var x : List.of(56, 160, 264)) {
        new Actions(driver).moveToElement(board, x - left, y - top).perform();
        if (driver.findElement(By.id("painted-under")).getText().equals("Print")) {
          new Actions(driver).click().perform();
        }
      }
    }
    driver.findElement(By.xpath("//*[@id='painted-buttons-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void webglObject() {
    driver.get("http://localhost:3000/canvas");
    var cube = driver.findElement(By.id("cube"));
    var middle = driver.findElement(By.id("cube-middle"));
    for (var turns = 0; turns < 4 && !middle.getText().equals("green face"); turns++) {
      // 150 pixels turn the cube by 90 degrees.
      new Actions(driver)
          .moveToElement(cube, -75, 0)
          .clickAndHold()
          .moveByOffset(150, 0)
          .release()
          .perform();
    }
    cube.click(); // its middle
    driver.findElement(By.xpath("//*[@id='webgl-object-outcome'][starts-with(., 'Done:')]"));
  }
}
