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

// A sandbox without allow-forms refuses before there is a submit event: its absence is all that can be noticed.
let submitted = false;
document.addEventListener('submit', () => {
  submitted = true;
});
document.querySelector('button').addEventListener('click', () => {
  setTimeout(() => {
    if (!submitted) say('refusal', 'The sandbox refuses to send forms.');
  });
});
