// Says what works where this document is framed. In a sandbox the origin may be opaque, and then storage throws.
const say = (id, text) => {
  document.getElementById(id).textContent = text;
};

function storage() {
  try {
    localStorage.getItem('anything');
    return 'works';
  } catch (error) {
    return `is refused (${error.name})`;
  }
}

say('scripts', 'run');
say('origin', self.origin === 'null' ? 'none of its own (null)' : self.origin);
say('storage', storage());

// A sandbox without allow-forms refuses in silence, in Chromium before the submit event and in WebKit after it. What can
// be noticed in both is that the document is not about to be left.
let refusal;
document.querySelector('button').addEventListener('click', ({ isTrusted }) => {
  clearTimeout(refusal);
  refusal = setTimeout(() => {
    say('refusal', 'The sandbox refuses to send forms.');
    // Anybody may know it.
    if (window.parent !== window) {
      window.parent.postMessage({ kind: 'report', what: 'refused', trusted: isTrusted }, '*');
    }
  }, 300);
});
window.addEventListener('beforeunload', () => clearTimeout(refusal));
