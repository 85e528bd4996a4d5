// Tells the stylesheet that scripts run, before anything is painted: what needs them is shown only then.
document.documentElement.dataset.js = '';
