// Speaks to whatever page it is framed in, and does not ask which: the listener has to ask who speaks.
document.querySelector('button').addEventListener('click', () => {
  window.parent.postMessage({ kind: 'say', text: 'Trust me.' }, '*');
});
document.getElementById('origin').textContent = self.origin === 'null' ? 'an opaque origin (null)' : self.origin;
