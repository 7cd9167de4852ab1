export default { Decrement: 'One less', Increment: 'One more' };
