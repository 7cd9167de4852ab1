// The next page draws its words from the seed in the address of this one.
document.getElementById('next-page').search = location.search;
