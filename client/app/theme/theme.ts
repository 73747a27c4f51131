import '@fontsource-variable/figtree/wght.css';
import './font-fallback.css';
import './tokens.css';
import './brands/default.css';
import './brands/csa.css';
import './brands/cr.css';
import './brands/liveherehousing.css';
import './base.css';
