declare module 'slim-select/styles';
