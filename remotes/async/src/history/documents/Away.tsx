export default function Away() {
  return <p id="away">You are away. Go back with the browser.</p>;
}
