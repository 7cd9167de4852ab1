import picture from './assets/text.png';

export default function OcrCheck() {
  // Hard on purpose: the alternative text says what the picture is, not what it says, or nothing would need OCR.
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
