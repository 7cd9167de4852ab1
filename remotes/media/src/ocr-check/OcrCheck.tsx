import picture from './assets/text.png';

export default function OcrCheck() {
  // Hard on purpose: the alternative text does not contain the text of the picture, so a test needs OCR.
  return (
    <img
      src={picture}
      alt="Four printed lines to be read by OCR"
      width={640}
      height={280}
      className="img-fluid rounded border"
    />
  );
}
