import { useCamera } from './useCamera';

export default function Camera() {
  const { stream, asking, error, turnOn, turnOff } = useCamera();
  return (
    <div className="d-grid gap-3" style={{ maxWidth: 640 }}>
      <div className="d-flex align-items-center gap-3">
        {/* While the browser asks for the permission, the same button cancels the request. */}
        <button type="button" className="btn btn-primary" onClick={stream || asking ? turnOff : turnOn}>
          {stream ? 'Turn Off Camera' : 'Turn On Camera'}
        </button>
        {asking && <output>Waiting for permission. Click the button again to cancel.</output>}
      </div>
      {error ? (
        <div role="alert" className="alert alert-danger mb-0">{`Error accessing camera: ${error}`}</div>
      ) : (
        <div className="ratio ratio-4x3 border rounded overflow-hidden bg-body-tertiary">
          {stream ? (
            <LiveVideo stream={stream} />
          ) : (
            <p className="d-flex align-items-center justify-content-center mb-0">Camera is currently off</p>
          )}
        </div>
      )}
    </div>
  );
}

function LiveVideo({ stream }: { stream: MediaStream }) {
  return (
    <video
      ref={(video) => {
        // A stream is a property of the element. It has no attribute.
        if (video && video.srcObject !== stream) video.srcObject = stream;
      }}
      aria-label="Live video"
      autoPlay
      muted
      playsInline
    />
  );
}
