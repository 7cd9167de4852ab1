import { useState } from 'react';
import SvgButton from './SvgButton';

export default function SvgElements() {
  const [closed, setClosed] = useState(false);
  if (closed) return <Reveal />;
  return (
    <div className="border-bottom">
      <div className="d-inline-flex align-items-center gap-2 border border-bottom-0 rounded-top bg-body-tertiary ps-3 pe-1 py-1">
        <span>Hello World!</span>
        <SvgButton name="Close" path="M10 10 22 22M22 10 10 22" onPress={() => setClosed(true)} />
      </div>
    </div>
  );
}

function Reveal() {
  const [branded, setBranded] = useState(false);
  return (
    <div className="d-flex align-items-center gap-3">
      <Logo />
      {/* Hard on purpose: the text is an SVG element. */}
      <svg viewBox="0 0 300 48" style={{ flex: '0 1 300px', minWidth: 0 }} fill="currentColor">
        <title>Text beside the logo</title>
        <text x="0" y="32" fontSize="22" fontWeight="600">
          {branded ? 'Playground' : '#1 Automation Tool'}
        </text>
      </svg>
      <SvgButton
        name={branded ? 'Left arrow' : 'Right arrow'}
        path={branded ? 'M24 16H8M15 9 8 16 15 23' : 'M8 16H24M17 9 24 16 17 23'}
        onPress={() => setBranded(!branded)}
      />
    </div>
  );
}

function Logo() {
  return (
    <svg role="img" aria-label="Playground logo" viewBox="0 0 32 32" width={64} height={64} className="flex-shrink-0">
      <rect width="32" height="32" rx="7" fill="#5b3df5" />
      <path d="M11 8.5v15l13-7.5z" fill="#fff" />
    </svg>
  );
}
