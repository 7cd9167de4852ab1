import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useState } from 'react';
import { fitsQrCode } from './capacity';

export default function QrCode() {
  const [text, setText] = useState('');
  const [stored, setStored] = useState('');

  function generate(event: FormEvent) {
    event.preventDefault();
    // UTF-8 cannot hold half of a surrogate pair, so TextEncoder replaces it with U+FFFD.
    setStored(new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text)));
    setText('');
  }

  return (
    <>
      <form className="mb-4" onSubmit={generate}>
        <label htmlFor="qr-text" className="form-label">
          Text
        </label>
        <div className="d-flex gap-3">
          <input
            id="qr-text"
            className="form-control"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="btn btn-primary">
            Generate
          </button>
        </div>
      </form>
      {stored !== '' && <Code text={stored} />}
    </>
  );
}

function Code({ text }: { text: string }) {
  if (!fitsQrCode(text)) {
    return (
      <div role="alert" className="alert alert-danger">
        This text is too long for a QR code.
      </div>
    );
  }
  // The standard requires a margin of four modules. On a dark page, readers need it.
  return <QRCodeSVG value={text} size={256} marginSize={4} title="QR code" className="rounded" />;
}
