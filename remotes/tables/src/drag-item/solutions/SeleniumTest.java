import static org.junit.jupiter.api.Assertions.assertEquals;

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
  void sort() {
    driver.get("http://localhost:3000/dragItem");
    var two = driver.findElement(By.id("task2"));
    var three = driver.findElement(By.id("task3"));
    var four = driver.findElement(By.id("task4"));
    var five = driver.findElement(By.id("task5"));
    new Actions(driver).dragAndDrop(five, four).perform();
    new Actions(driver).dragAndDrop(two, three).perform();
    driver.findElement(By.xpath("//main//*[@role='status'][.='Correct']"));
  }

  @Test
  void lastToTheTop() {
    driver.get("http://localhost:3000/dragItem");
    var last = driver.findElement(By.cssSelector("#task7 button"));
    last.sendKeys(Keys.SPACE, Keys.ARROW_UP.toString().repeat(6), Keys.SPACE);
    driver.findElement(By.xpath("//main//*[@role='alert'][.='Incorrect']"));
    assertEquals("Task 7", driver.findElement(By.cssSelector("main ol > li")).getText());
  }
}
