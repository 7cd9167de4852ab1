import captions from './assets/captions.vtt';
import clip from './assets/sample.mp4';

export default function Video() {
  return (
    // With preload=metadata, the browser loads the rest of the clip only when you play it.
    // The captions come from another origin than the page, so the track needs crossOrigin.
    <video
      aria-label="Sample video"
      className="d-block w-100 h-auto rounded shadow-sm"
      style={{ maxWidth: 640 }}
      width={640}
      height={360}
      controls
      loop
      playsInline
      preload="metadata"
      crossOrigin="anonymous"
    >
      <source src={clip} type="video/mp4" />
      <track kind="captions" src={captions} srcLang="en" label="English" />
      Your browser does not support the video tag.
    </video>
  );
}
