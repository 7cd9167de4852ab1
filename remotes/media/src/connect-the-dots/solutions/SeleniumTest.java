import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Point;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

class SeleniumTest {
  ChromeDriver driver;

  @BeforeEach
  void start() {
    driver = new ChromeDriver();
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  void drag(Point start, Point... over) {
    var canvas = driver.findElement(By.cssSelector("canvas"));
    // Offsets start at the centre of the element, which is 400 by 400.
    var actions =
        new Actions(driver).moveToElement(canvas, start.x - 200, start.y - 200).clickAndHold();
    for (var dot : over) actions.moveToElement(canvas, dot.x - 200, dot.y - 200);
    actions.release().perform();
  }

  @Test
  void triangle() {
    driver.get("http://localhost:3000/connectTheDots");
    drag(new Point(200, 100), new Point(300, 300), new Point(100, 300), new Point(200, 100));
    var lines = "Lines: 1-2, 2-3, 3-1. The shape is closed.";
    driver.findElement(By.xpath("//main//output[.='" + lines + "']"));
  }

  @Test
  void hexagon() {
    driver.get("http://localhost:3000/connectTheDots");
    driver.findElement(By.xpath("//button[normalize-space()='Connect more dots']")).click();
    drag(
        new Point(200, 80),
        new Point(320, 160),
        new Point(320, 280),
        new Point(200, 360),
        new Point(80, 280),
        new Point(80, 160),
        new Point(200, 80));
    var lines = "Lines: 1-2, 2-3, 3-4, 4-5, 5-6, 6-1. The shape is closed.";
    driver.findElement(By.xpath("//main//output[.='" + lines + "']"));
  }

  @Test
  void open() {
    driver.get("http://localhost:3000/connectTheDots");
    drag(new Point(200, 100), new Point(300, 300), new Point(200, 300));
    driver.findElement(By.xpath("//main//output[.='Lines: 1-2.']"));
  }
}
