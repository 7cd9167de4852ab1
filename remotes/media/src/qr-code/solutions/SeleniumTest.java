import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.client.j2se.BufferedImageLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.io.ByteArrayInputStream;
import java.time.Duration;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
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
  void read() throws Exception {
    driver.get("http://localhost:3000/qrCode");
    driver.findElement(By.id("qr-text")).sendKeys("mango");
    driver.findElement(By.xpath("//button[.='Generate']")).click();
    var code = driver.findElement(By.cssSelector("main svg[role=img]"));
    var picture = ImageIO.read(new ByteArrayInputStream(code.getScreenshotAs(OutputType.BYTES)));
    var pixels = new HybridBinarizer(new BufferedImageLuminanceSource(picture));
    assertEquals("mango", new QRCodeReader().decode(new BinaryBitmap(pixels)).getText());
  }

  @Test
  void tooLong() {
    driver.get("http://localhost:3000/qrCode");
    driver.findElement(By.id("qr-text")).sendKeys("€".repeat(1000));
    driver.findElement(By.xpath("//button[.='Generate']")).click();
    var alert = driver.findElement(By.cssSelector("main [role=alert]"));
    assertEquals("This text is too long for a QR code.", alert.getText());
  }
}
