import '@fontsource-variable/figtree/wght.css';
import './font-fallback.css';
import './tokens.css';
import '../../__generated__/brands.css';
import './base.css';
